import { command, group } from '../command.ts';

const rotate = command(
  'make new keys for signing tokens, cookies and forms',
  {},
  async (_, io) => {
    await (await io.open()).rotateKeys();
    return { json: { rotated: true }, text: 'Made new keys. Restart the service to use them.' };
  },
  `
Services use the new keys from their next start on. What older keys signed stays valid, up to two keys
back: people stay signed in, and clients stay connected. All keys, the secrets of authenticator
apps and what opens connections to banks are sealed again under the first key of SECRETS_KEY. To
change that key, put the new one first (SECRETS_KEY=new,old) and run this command. The old one may
go afterwards; but numbers of accounts are recognised by the last key of the list, so without the
old one, people say once more where the statements of each account go.`,
);

export const keys = group('keys of the service', { rotate });
