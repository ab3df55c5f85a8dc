import type { Test } from 'uvu';
import type { WebService } from '../../support/service/web-service.ts';

/** Tests of some pages over any store. */
export type WebScenario = (test: Test, service: () => WebService) => void;
