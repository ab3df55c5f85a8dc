import { categoryId } from '../category-slug.ts';

/**
 * Which income the words for earnings mean that the matcher of own transfers knows, where they mean one kind only:
 * upper case, without accents. Sources: the purpose codes SALA, PENS, DIVI, REFU and BENE of ISO 20022 and their
 * published translations.
 */
const WORDS: Readonly<Record<string, string>> = {
  salary: `
    SALARY SALARIES PAYROLL WAGE WAGES PAYCHECK PAYSLIP GEHALT LOHN LOHNZAHLUNG GEHALTSZAHLUNG BEZUEGE BEZUGE SALAIRE
    SALAIRES PAIE NOMINA SUELDO SALARIO STIPENDIO EMOLUMENTI ORDENADO VENCIMENTO VENCIMENTOS LOON SALARIS LONN
    LONEINSATTNING PALKKA MZDA WYNAGRODZENIE FIZETES MUNKABER SALARIU SALARIUL ALGA ATALGINIMAS PALK TOOTASU MAASI
    ЗАРПЛАТА ЗАРПЛАТНЯ ЗАПЛАТА ΜΙΣΘΟΔΟΣΙΑ 給与 給料 工资 薪资 급여 월급`,
  bonus: 'BONUS 賞与',
  pension: `
    PENSION RENTE RETRAITE JUBILACION PENSIONE PENSAO APOSENTADORIA PENSIOEN ELAKE ELAEKE DUCHOD DOCHODOK EMERYTURA
    NYUGDIJ PENSIE MIROVINA POKOJNINA PENZIJA PENSIJA ПЕНСИЯ ПЕНСИЯТА ΣΥΝΤΑΞΗ 年金`,
  dividends: 'DIVIDEND DIVIDENDS DIVIDENDE DIVIDENDES DIVIDENDOS DIVIDENDI DIVIDENDEN DIVIDENDA DYWIDENDA OSZTALEK',
  refunds: `
    REFUND REFUNDS REFUNDED REIMBURSEMENT REBATE TAXREFUND ERSTATTUNG RUECKZAHLUNG RUCKZAHLUNG REMBOURSEMENT REMBT
    DEVOLUCION REEMBOLSO REEMBOLSOS RIMBORSO ESTORNO TERUGBETALING ATERBETALNING TILBAKEBETALING HYVITYS VRATKA
    VRATENIE ZWROT VISSZATERITES RAMBURSARE POVRAT ВОЗВРАТ`,
  benefits: 'KINDERGELD UITKERING BENEFITS DAVKY',
};

/** The category by the word. */
export const EARNINGS: ReadonlyMap<string, number> = new Map(
  Object.entries(WORDS).flatMap(([slug, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word, categoryId(slug)] as const),
  ),
);
