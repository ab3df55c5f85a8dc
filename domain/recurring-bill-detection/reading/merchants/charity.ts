import type { MerchantWords } from './merchant-words.ts';

export const CHARITY: MerchantWords = {
  kind: 'charity',
  source: 'ISO 18245: 8398, 8661; NACE Rev. 2 94.9; ISO 20022 purpose CHAR',
  phrases: `
    charity, foundation, surf life saving, donation, donations, charitable, fund, relief, rescue, hospice, red cross, unicef, unhcr,
    save the children, oxfam, wwf, greenpeace, amnesty, msf, doctors without borders, cancer research,
    heart foundation, salvation army, church, parish, ministries, ministry, tithe, mosque, temple trust, synagogue,
    spende, spenden, stiftung, hilfswerk, kirche, kirchensteuer, kirchenbeitrag, caritas, diakonie, patenschaft,
    brot für die welt, misereor, welthungerhilfe, don, dons, fondation, médecins sans frontières,
    medecins sans frontieres, secours, croix rouge, restos du coeur, donativo, donación, donacion, fundacion,
    fundación, cruz roja, iglesia, ong, donazione, fondazione, croce rossa, parrocchia, airc, emergency ong, doação,
    fundação, cruz vermelha, igreja, donatie, stichting, goede doelen, kerk, rode kruis, kwf, gåva, gåvor,
    stiftelse, barncancerfonden, röda korset, läkare utan gränser, barnefonden, gave, røde kors, kirkens nødhjelp,
    plan international, lahjoitus, säätiö, punainen risti, sos barnbyar, sos lapsikylä, darowizna, fundacja, wosp,
    dar, nadace, nadační, adra, ľudia v núdzi, nadácia, alapítvány, adomány, fundatia, zaklada, donacija,
    humanitarno, фондация, дарение, ίδρυμα, δωρεά, bağış, vakfı, vakıf, kızılay, losev, фонд, благотворительный,
    пожертвование, благодійний, תרומה, עמותה, صدقة, تبرع, زكاة, جمعية, 寄付, 基金, 募金, 赤十字, ユニセフ, 기부, 후원, 기부금, 捐款, 慈善,
    基金會, yayasan, donasi, zakat, derma`,
};
