import type { TestRow } from '../../support/files/json-statement-reader.ts';

export const ALL = { afterPosition: -1, limit: 1_000 };
export const COFFEE: TestRow = { day: 2, amount: -350, text: 'COFFEE HOUSE' };
export const PENDING: TestRow = { ...COFFEE, status: 'pending', id: 'p1' };
export const BOOKS: TestRow = { day: 3, amount: -1_200, text: 'BOOKS' };
export const SALARY: TestRow = { day: 9, amount: 250_000, text: 'SALARY' };
