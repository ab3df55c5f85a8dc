/** The places of the top bar, in order. They move to the bottom of a phone's screen. */
export const SECTIONS = [
  { path: '/overview', label: 'Overview' },
  { path: '/transactions', label: 'Transactions' },
  { path: '/bills', label: 'Bills' },
  { path: '/accounts', label: 'Accounts' },
  { path: '/account', label: 'Settings' },
] as const;

export type SectionPath = (typeof SECTIONS)[number]['path'];

export interface AccountPlace {
  readonly path: string;
  readonly label: string;
  /** What a person finds there, for the list on the account's first page. */
  readonly hint: string;
}

/** The pages of the account, in order: beside each of them, and on the first one. */
export const ACCOUNT_PLACES: readonly AccountPlace[] = [
  { path: '/account', label: 'Overview', hint: 'Plan, e-mail address and display currency' },
  { path: '/account/password', label: 'Password', hint: 'Change the password that you sign in with' },
  { path: '/account/security', label: 'Security', hint: 'Authenticator app, passkeys and recovery codes' },
  { path: '/account/keys', label: 'API keys', hint: 'Let your own programs use the REST interface' },
  { path: '/account/apps', label: 'Connected apps', hint: 'Assistants that may read your data' },
  { path: '/account/activity', label: 'Activity', hint: 'What assistants asked, and when' },
  { path: '/account/renewals', label: 'Better names', hint: 'What an update understood better, and the way back' },
  { path: '/account/sessions', label: 'Sessions', hint: 'Where you are signed in' },
  { path: '/account/export', label: 'Export', hint: 'Take everything with you, as JSON or CSV' },
  { path: '/account/delete', label: 'Delete account', hint: 'Erase your account and everything in it' },
];
