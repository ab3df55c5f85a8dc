/** Somebody who gets or sends money, with the forms in which statements name them. */
export interface Payee {
  /** As in transfers and direct debits. */
  readonly name: string;
  /** As a card terminal sends it, a template. Without it: the name in capitals, without accents. */
  readonly card?: string;
  /** What follows the name in card payments: a town, a telephone number or a web address; else the person's town. */
  readonly place?: string;
  /** ISO 3166 code where it is not the person's country. */
  readonly country?: string;
}

export function payee(name: string, card?: string, place?: string, country?: string): Payee {
  return {
    name,
    ...(card === undefined ? {} : { card }),
    ...(place === undefined ? {} : { place }),
    ...(country === undefined ? {} : { country }),
  };
}

/** One shop per line: its name, and after bars the form on cards, the place and the country. */
export function payees(lines: string): readonly Payee[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', card, place, country] = line.split('|').map((part) => part.trim());
      return payee(name, card === '' ? undefined : card, place === '' ? undefined : place, country);
    });
}
