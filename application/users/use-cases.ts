import type { Ports } from '../ports.ts';
import { changePassword } from './change-password.ts';
import { createUser } from './create-user.ts';
import { closeAccount, deleteUser } from './delete-user.ts';
import { linkIdentity, listIdentities, unlinkIdentity } from './identities.ts';
import { isSignUpOpen, signUp } from './sign-up.ts';
import { findUserId, listUsers, setCurrency, setPlan, totalsCurrency } from './users.ts';

/** Users, their plans and their identities elsewhere. */
export function userUseCases(ports: Ports) {
  const create = createUser(ports);
  return {
    changePassword: changePassword(ports),
    closeAccount: closeAccount(ports),
    createUser: create,
    deleteUser: deleteUser(ports),
    totalsCurrency: totalsCurrency(ports),
    findUserId: findUserId(ports),
    isSignUpOpen: isSignUpOpen({ ...ports, rules: ports.signUpRules }),
    linkIdentity: linkIdentity(ports),
    listIdentities: listIdentities(ports),
    listUsers: listUsers(ports),
    setCurrency: setCurrency(ports),
    setPlan: setPlan(ports),
    signUp: signUp({ ...ports, rules: ports.signUpRules, createUser: create }),
    unlinkIdentity: unlinkIdentity(ports),
  };
}
