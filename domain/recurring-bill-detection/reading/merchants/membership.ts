import type { MerchantWords } from './merchant-words.ts';

export const MEMBERSHIP: MerchantWords = {
  kind: 'membership',
  source: 'ISO 18245: 8641, 8675, 8699, 7997; NACE Rev. 2 94',
  phrases: `
    membership, members, member fee, membership fee, membership renewal, annual membership, renewal, annual fee,
    subscription, subscriptions, dues, club, clubs, association, assoc, assn, society, societies, institute,
    federation, union, guild, chamber, college of, order of, alumni, friends of, patron, supporters, trust membership,
    prime, plus membership, club membership, annual fee, costco membership, sams club membership, card annual fee,
    jahresgebühr, premium, jahresmitgliedschaft, abonnement annuel, cuota anual, quota annuale, anuidade,
    jaarlidmaatschap, årsmedlemskap, årskontingent, roční členství, roczna opłata, plus abo, mitgliedschaft,
    mitgliedsbeitrag, jahresbeitrag, vereinsbeitrag, verein, verband, gewerkschaft, kammer, genossenschaft, bund,
    alpenverein, mieterverein, sportverein, turnverein, cotisation annuelle, cotisation, adhesion, adhésion, syndicat,
    ordre des, fédération, amis de, socio, socios, cuota socio, cuota social, asociacion, asociación, club deportivo,
    colegio oficial, colegiado, sindicato, hermandad, quota associativa, associazione, tessera, iscrizione,
    ordine degli, aci, quota iscrizione, quota sócio, quotas, associação, ordem dos, contributie, lidmaatschap,
    vereniging, bond, vakbond, fnv, cnv, medlemsavgift, medlem, förening, fackförbund, förbundet, förbund, unionen,
    kontingent, medlemskontingent, fagforening, forening, forbund, fagforbundet, a kasse, akasse, jäsenmaksu, liitto,
    yhdistys, ammattiliitto, félag, stéttarfélag, ühing, liikmemaks, biedrība, asociacija, składka członkowska,
    stowarzyszenie, związek, izba, příspěvek, členský příspěvek, spolek, svaz, členské, zväz, klub, tagdíj, egyesület,
    szövetség, kamara, kamarai, cotizatie, asociatia, sindicat, članarina, udruga, udruženje, komora, društvo,
    сдружение, членски внос, σύλλογος, συνδρομή, επιμελητήριο, aidat, dernek, derneği, odası, sendika, üyelik, клуб,
    членский, профсоюз, ассоциация, אגודת, ועד, دسم, نادي, عضوية, نقابة, 年会費, 会費, 協会, 組合, 協会費, ファンクラブ, 회비, 연회비, 협회,
    年费, 年費, 會費, 协会, 會員, keanggotaan, yuran, persatuan, iuran, hội phí`,
  finer: {
    subscriptions: `
      amazon prime, amzn prime, prime membership, uber one, dashpass, instacart plus, deliveroo plus, walmart plus,
      prime video`,
    vehicle: `
      automobile club, aaa, adac, öamtc, tcs, anwb, racv, nrma, caa, auto club`,
  },
};
