import type { BankWords } from './bank-words.ts';

/** What people call the accounts and pots between which they move their own money, and what they put it aside for. */
export const OWN_POTS: BankWords = {
  countries: '*',
  sources: [
    'Public help pages of banks on savings goals, pots, spaces and transfers between own accounts, in the languages of the customers',
  ],
  senses: {
    savings: `
      egen opsparing, egen buffer, odkładanie, na wakacje, odkładam, do odłożenia, fundusz awaryjny, na czarną godzinę,
      urlaubskonto, reisekasse, auf die seite legen, rainy day, holiday savings, house deposit fund, put aside,
      épargne de précaution, cagnotte vacances, fonds d urgence, fondo emergencia, ahorro vacaciones,
      colchón financiero, fondo emergenze, fundo de emergência, noodfonds, vakantiepot, vakantiespaarpot,
      semesterkassa, nødopsparing, sparebøsse, ferieløs, hätävara, lomakassa, železná rezerva, na horší časy,
      spoření na dovolenou, finančná rezerva, vésztartalék, félretett pénz, fond de urgență, acil durum fonu,
      финансовая подушка, 積立用, 貯金用, 予備費`,
    ownTransfer: `
      egen ovf, til egen konto, fra egen konto, til opsparing, till eget konto, zwischen eigenen konten,
      comptes propres, własny rachunek, na własne konto, между свои счета, свій рахунок, ίδιος λογαριασμός, 自分名義,
      本行账户互转`,
    ownAlone: `
      ferie, semester, urlaub, vacances, vacaciones, vacanze, férias, wakacje, dovolená, nyaralás,
      vakantie, loma, riserva, rezerwa, tartalék, via mobile xfer, mobile xfer, julekonto, rejsekonto, bilkonto,
      lønkonto, matkonto, compte commun, cuenta común, conto comune, wspólne konto`,
  },
};
