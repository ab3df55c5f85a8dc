import type { TestRow } from '../../support/files/json-statement-reader.ts';

export const COFFEE: TestRow = { day: 2, amount: -350, text: 'COFFEE HOUSE', id: 't1' };
export const BOOKS: TestRow = { day: 3, amount: -1_200, text: 'BOOKS', id: 't2' };
export const SALARY: TestRow = { day: 9, amount: 250_000, text: 'SALARY', id: 't3' };
export const HOUR = 60 * 60;
export const DAY = 24 * HOUR;
