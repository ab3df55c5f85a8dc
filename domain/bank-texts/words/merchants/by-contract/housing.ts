import type { MerchantWords } from '../../merchant-words.ts';

export const HOUSING: MerchantWords = {
  kind: 'housing',
  source: 'ISO 18245: 6513, 4225; NACE Rev. 2 68; ISO 20022 purpose RENT',
  phrases: `
    rent, rental payment, lettings, letting, landlord, lease, leasing, property management, apartments, apartment,
    apts, residences, estates, housing, housing association, hoa, homeowners, homeowners assn, condo, strata,
    body corporate, owners corp, service charge, ground rent, garage rent, miete, mieten, warmmiete, kaltmiete,
    wohngeld, nebenkosten, vonovia, deutsche wohnen, gewobag, stellplatz, betriebskosten, hausgeld, loyer, loyers,
    bailleur, foncia, nexity, citya, syndic, copropriété, charges copro, hlm, habitat, logement, alquiler,
    arrendamiento, renta, arriendo, inmobiliaria, comunidad de propietarios, com prop, administracion de fincas,
    expensas, condominio, gastos comunes, affitto, locazione, amministrazione condominio, immobiliare, renda, aluguel,
    arrendamento, imobiliaria, quintoandar, huur, huurwoning, wonen, vve, servicekosten, syndicus, hyra, hyror,
    hyresavgift, bostad, bostäder, brf, månadsavgift, fastighet, husleje, bolig, andelsbolig, leie, husleie,
    boligsameie, borettslag, obos, sameie, felleskostnader, vuokra, vastike, yhtiövastike, taloyhtiö, asunnot,
    isännöinti, lumo, kojamo, leiga, húsfélag, üür, korteriühistu, apsaimniekošana, namu pārvalde, nuoma, czynsz,
    wynajem, najem, wspólnota, spółdzielnia, mieszkanie, nájemné, nájomné, svj, společenství vlastníků,
    bytové družstvo, správa bytov, lakbér, albérlet, közös költség, társasház, társasházi, lakásszövetkezet, chirie,
    intretinere, asociatia de proprietari, najamnina, stanarina, upravitelj, najemnina, upravnik, наем,
    етажна собственост, ενοίκιο, κοινόχρηστα, kira, kirası, site yönetimi, yönetimi aidat, аренда, оренда, осбб,
    שכירות, שכר דירה, ועד בית, ايجار, الايجار, 家賃, ヤチン, 管理費, 不動産, 賃貸, 駐車場, 月極, 월세, 임대료, 관리비, 房租, 租金, 物业费, 物業,
    sewa rumah, tiền nhà, ค่าเช่า, zarząd nieruchomości, zarządca nieruchomości, administracja nieruchomości,
    opłaty eksploatacyjne`,
  finer: {
    none: `
      storage, self storage, public storage, shurgard, trastero, real estate, realty, property, properties, homes,
      residential`,
  },
};
