import type { MerchantWords } from './merchant-words.ts';

export const TAX: MerchantWords = {
  kind: 'tax',
  source: 'ISO 18245: 9311, 9399, 9222; NACE Rev. 2 84; ISO 20022 purpose TAXS; names of tax and vehicle authorities',
  phrases: `
    tax, taxes, council tax, property tax, county tax, income tax, treasurer, revenue, irs, hmrc, ato, registration,
    licence, license, tv licence, tv licensing, tv license, licensing, license renewal, passport, permit, county,
    municipality, municipal, city of, town of, dept of revenue, rates, council rates, finance dept, steuer, steuern,
    finanzamt, bundeskasse, stadtkasse, gemeinde, grundsteuer, hundesteuer, rundfunk, rundfunkbeitrag,
    beitragsservice, ard zdf, serafe, orf beitrag, gis gebühren, gebühren, zollamt, landkreis, abfallgebühren, impot,
    impots, impôts, dgfip, trésor public, tresor public, taxe, taxe fonciere, taxe d habitation, finances publiques,
    mairie, urssaf, direction generale des finances, impuesto, impuestos, agencia tributaria, aeat, hacienda,
    ayuntamiento, ibi, ivtm, diputacion, tesoreria, tgss, seguridad social, predial, tenencia, patente municipal,
    contribuciones, sat, sunat, afip, arba, rentas, imposto, impostos, iuc, imi, ipva, iptu, licenciamento,
    prefeitura, camara municipal, receita federal, darf, junta freguesia, imposta, imposte, imu, tari,
    agenzia entrate, agenzia delle entrate, f24, canone rai, comune di, comune, belasting, belastingdienst,
    belastingen, waterschap, waterschapsbelasting, gemeentebelasting, gemeente, onroerende voorheffing,
    verkeersbelasting, vlabel, cjib, skatt, skatteverket, skat, skattestyrelsen, grundskyld, kommune, skatteetaten,
    vegavgift, kommunale avgifter, verohallinto, vero, kiinteistövero, traficom, jätemaksu, yleisradio, skattur,
    maksuamet, vid, vmi, podatek, podatku, urząd skarbowy, us podatek, urząd miasta, urzad miasta, zus, abonament rtv,
    gospodarowanie odpadami, daň, dan z nemovitosti, finanční úřad, městský úřad, obec, komunální odpad,
    televizní poplatky, rozhlasový poplatek, česká televize, český rozhlas, adó, nav adó, önkormányzat, impozit, anaf,
    primaria, porez, porezna uprava, uprava prihoda, hrt pristojba, rtv prispevek, furs, данък, нап, община, εφορία,
    ενφια, enfia, aade, ααδε, δήμος, vergi, vergisi, mtv, emlak vergisi, gelir idaresi, belediyesi, belediye,
    trafik cezası, налог, налоги, фнс, податок, ארנונה, עיריית, רשות המסים, משרד התחבורה, رخصة, بلدية, ضريبة, جوازات,
    المرور, istimara, 税, 税金, 住民税, 固定資産税, 都税, 国税, nhk, エヌエイチケイ, ｴﾇｴｲﾁｹｲ, 受信料, 国民年金, ネンキン, 水道局, 세금, 재산세, 지방세, 국세, 수신료,
    국민연금, 国税局, 稅, 牌照稅, 車牌, 差餉, pajak, pbb, cukai, cukai pintu, thuế, ภาษี`,
  finer: {
    vehicle: `
      vehicle tax, road tax, dvla, dmv, vehicle registration, rego, car registration, kfz steuer, kraftfahrzeugsteuer,
      bollo auto, motorrijtuigenbelasting, fordonsskatt, vægtafgift, årsavgift bil, bifreiðagjald, ajoneuvovero,
      autovero, gépjárműadó, транспортный налог, 自動車税, 자동차세, cukai jalan, roadtax, τέλη κυκλοφορίας`,
    parking: `
      vignette, dálniční známka, rovinieta, винетка, trängselskatt, parking permit`,
  },
};
