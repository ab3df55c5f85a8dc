import type { BankWords } from '../bank-words.ts';

export const FRENCH: BankWords = {
  countries: 'FR BE CH LU MC CA MA TN SN CI',
  sources: [
    'Comité français d’organisation et de normalisation bancaires: interbank operation codes and labels (PRLV, VIR, RETRAIT DAB, RUM, ICS)',
    'Febelfin: CODA transaction codes (domiciliation, ordre permanent, retrait); Payments Canada in French (débit préautorisé, virement Interac)',
  ],
  senses: {
    channel: `
      carte, cartes, carte bancaire, cb, carte bleue, cartes bancaires, paiement, paiements, paiement carte,
      paiement cb, paiement par carte, sans contact, achat carte, facture, factures, fact, facture carte, virement,
      virements, vir, virt, virement instantané, vir instant, emis, émission, mobile paiement, en ligne, opération,
      remise, solde, compte, cpte, motif, libellé, émetteur, échéance, échéances, ech, mensuel, mensuelle, mensualité,
      trimestre, trimestriel, annuel, annuelle, cotisation, européen, heure, montant, eur, euros, tiers, avis, votre,
      télérèglement, tip, tip sepa, tlr, régulier, domiciliations, retenue, achats, faveur, virement interac,
      paiement facture, transfert, payweb, payweb card, ope, frn`,
    small:
      'du, de, des, d, le, la, les, l, et, en, à, au, aux, pour, par, sur, chez, vers, depuis, un, une, dans, avec',
    purchase: `
      achat, achats, achat carte, paiement cb, paiement carte, tpe, paiement par carte, facture carte`,
    standing: `
      prlv, prelevmnt, prélèvement, prelevt, prélèvements, prlvm, prlvt, prelv, prlv europeen, permanent, permanente,
      vir permanent, virement permanent, ordre permanent, domiciliation, dom, abonnements, abont, débit préautorisé,
      dpa, prélèvement automatique, échéancier, débit automatique, adhésion`,
    reference: `
      numéro, n°, mdt, identifiant, ident, contrat, no contrat, client, cli, no client, ref client, ref contrat,
      numero de contrat, numero client, facture no, dossier, rib, ref mandat, ref bancaire, creancier, id creancier,
      communication, no police, sociétaire, adherent`,
    payee: 'bénéficiaire, emetteur, créancier, nom beneficiaire, ben, au profit de, donneur dordre',
    holder: 'titulaire, débiteur, payeur',
    cash: `
      retrait, retraits, dab, gab, retrait distributeur, distributeur, distributeurs, retrait especes, espèces,
      retrait carte, retrait guichet, guichet automatique, retrait d argent, ret dab, retrait billets, gabier,
      retrait interac, bancomat, retrait self`,
    savings: `
      ldd, plan épargne, assurance vie versement, cagnotte, tirelire, sparfonds, épargne logement, compte dépargne,
      reer, mise de côté, dépôt à terme, compte à terme, vir pea, virement pea, vir permanent pea,
      virement permanent pea, versement pea, vers pea, vers mon pea, permanent pea, sur pea, alimentation pea,
      pea fortuneo, pea boursorama, pea bourse, per versement, versement per`,
    ownAlone: 'pel, cel, csl, lep, celi, coffre, retrait, carte, pockets',
    ownTransfer: `
      virement interne, vir interne, compte à compte, cpte à cpte, virement de compte à compte, virement entre comptes,
      entre comptes, vers mon compte, mes comptes, virement compte courant, propre compte, compte propre, compte joint,
      vir cpte joint, compte courant, transfert interne, transfert entre comptes, vir cpte à cpte, virement personnel`,
    cardDebt: `
      carte crédit, carte de crédit, cartes de crédit, débit différé, carte différé, cb différé, relevé carte,
      relevé différé, relevé cb, dépenses carte, carte dépenses, depenses cb, prélèvement carte dépenses,
      règlement carte, facture carte visa, total cb, montant carte, solde carte, prlv carte, arrêté carte, encours cb,
      encours carte, paiement visa, paiement mastercard, remboursement carte, utilisation carte, desjardins visa,
      paiement merci`,
    cardBank: 'banque nationale, bnc, carrefour banque, oney, floa, boursorama',
    cardBrand: 'carte visa, carte mastercard, carte gold, carte pass',
    pending: 'en attente, en cours, à venir, opération en cours, autorisation en cours, préautorisation',
    interest: `
      intérêts, interets débiteurs, agios, intérêts de découvert, arrêté de compte, intérêt, interets du trimestre,
      frais de découvert, intérêts sur achats`,
    returned: `
      rejet, rejet prélèvement, rejet prlv, frais rejet, frais de rejet, impayé, prélèvement impayé, frais impayé,
      commission dintervention, commission intervention, commissions intervention, com intervention,
      frais irrégularité, frais lettre, sans provision, nsf frais, frais opposition, frais sur retrait,
      commission paiement hors zone, frais paiement etranger`,
    cardIssuer: 'carrefour banque, carrefour banq, carte pass, carte pass carrefour, american express carte france',
  },
};
