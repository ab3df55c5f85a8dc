/** The environment is wrong. `message` has one sentence for each mistake, a line each. */
export class ConfigError extends Error {}
