import type { Test } from 'uvu';
import type { HttpService, OpenService } from '../support/service/http-service.ts';

/** Registers tests of one service, which is open while they run; `open` starts others like it. */
export type Scenarios = (test: Test, service: () => HttpService, open: OpenService) => void;
