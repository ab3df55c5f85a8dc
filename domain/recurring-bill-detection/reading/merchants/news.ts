import type { MerchantWords } from './merchant-words.ts';

export const NEWS: MerchantWords = {
  kind: 'news',
  source: 'ISO 18245: 5192, 5968, 5994; NACE Rev. 2 58; Wikidata: newspapers of record',
  phrases: `
    news, newspaper, times, ny times, nytimes, new york times, washington post, wapo, wall street journal, wsj,
    d j wsj, barrons, economist, the economist, financial times, ft com, bloomberg, guardian, the guardian,
    telegraph, the telegraph, the times, spectator, new yorker, conde nast, condenast, wired, atlantic,
    the atlantic, the athletic, athletic, chronicle, tribune, gazette, herald, ledger, courier,
    inquirer, sentinel, daily mail, daily news, morning post, evening standard, examiner, advertiser, globe, boston globe, la times,
    latimes, magazine, magazines, readly, journal, press, zeitung, zeitschrift, verlag, abo service,
    frankfurter allgemeine, faz, süddeutsche, sueddeutsche, spiegel, zeit verlag, die zeit, handelsblatt, taz, welt,
    bild plus, bildplus, nzz, tages anzeiger, standard abo, kurier, le monde, lemonde, le figaro, lefigaro,
    mediapart, liberation, les echos, lequipe, l equipe, ouest france, la croix, telerama, el pais, el mundo,
    la vanguardia, el confidencial, abc premium, eldiario, clarin, la nacion, reforma, corriere,
    corriere della sera, repubblica, la repubblica, gedi, il sole 24 ore, gazzetta, la stampa, publico, expresso,
    observador, folha, estadao, o globo, volkskrant, nrc, trouw, telegraaf, dpg media, ad nl, fd mediagroep,
    de standaard, mediahuis, le soir, dagens nyheter, svenska dagbladet, aftonbladet plus, expressen, bonnier,
    politiken, berlingske, jyllands posten, aftenposten, vg plus, dagbladet, schibsted, amedia, helsingin sanomat,
    sanoma, ilta sanomat, alma media, postimees, delfi, wyborcza, agora, rzeczpospolita, onet premium, denik n,
    hospodarske noviny, respekt, dennik n, sme, telex, hvg, jutarnji, vecernji, delo, kathimerini, hurriyet,
    cumhuriyet, коммерсант, ведомости, הארץ, haaretz, 新聞, シンブン, 日経, 朝日, 読売, 日本経済新聞, 신문, 日报, 報紙, straits times,
    sph media, scmp, kompas, the hindu, times of india, malaysiakini, abonnement presse, journaux, revista,
    periódico, prenumerata, předplatné, tidning, avis, hírlap, kiosk abo,
    republik, republik magazin, le temps, die wochenzeitung, woz, krautreporter, correctiv, perspective daily,
    blendle, arrêt sur images, les jours, zetland, heidi news`,
};
