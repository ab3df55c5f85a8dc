import type { BankWords } from '../bank-words.ts';

export const TURKISH: BankWords = {
  countries: 'TR CY',
  sources: [
    'Türkiye Bankalar Birliği, BKM and TCMB: FAST, EFT, havale, otomatik ödeme talimatı; Garanti BBVA, Yapı Kredi and QNB: texts of account exports',
  ],
  senses: {
    channel: `
      kart, kartla, kartı ile, banka kartı, ödeme, ödemesi, ödemeler, faturası, fatura ödemesi, havale, giden havale,
      giden eft, fast, giden fast, giden transfer, para transferi, gönderilen, virman işlemi, internet bankacılığı,
      mobil şube, mobil bankacılık, mobil, işlem, işlemi, harcama, hesap, hesabı, hesabından, hesaptan, tutar, tutarı,
      tarih, tarihli, saat, açıklama, no lu, numaralı, referanslı, sorgu, alıcı, yurtiçi, yurtdışı, tahsilat,
      tahsilatı, aylık, yıllık, taksit, aidat ödemesi, dekont, masraf, bsmv, cep, cep şubesi, tl, troy, encard`,
    small: 'ile, için, bu, bir, dan, ye, ya, ne, üzerinden, adlı, ait',
    purchase: `
      alışveriş, satın alma, pos alışveriş, harcaması, harcama, kart harcaması, üye işyeri, temassız, e ticaret,
      mağaza harcaması`,
    standing: `
      otomatik ödeme, otomatik ödeme talimatı, talimat, talimatlı, talimatlı ödeme, düzenli ödeme, düzenli transfer,
      düzenli havale, abonelik, üyelik, otomatik talimat, düzenli ödeme talimatı, otomatik fatura,
      otomatik fatura ödeme, doğrudan borçlandırma, abone`,
    reference: `
      abone no, abone numarası, müşteri no, müşteri numarası, poliçe no, sözleşme, referans, tesisat, hizmet no,
      seri no, üye no, tc kimlik, vkn`,
    payee: 'alıcı, alıcı adı, lehdar, karşı taraf, alıcı ünvanı',
    holder: 'gönderen, hesap sahibi, borçlu',
    cash: `
      para çekme, nakit çekim, para çekim, nakit avans, bankamatik, kartsız para çekme, atmden, nakit çekme, vezneden,
      cepten para çekme`,
    savings: `
      tasarruf, tasarruf hesabı, vadeli, mevduat, hoşgeldin faizi, yatırım hesabı, hedef hesap, biriktiren, fon alış,
      günlük vadeli, altın alış`,
    ownAlone: 'hedef, çekim, vezne, nakit, atm, kart',
    ownTransfer: `
      virman, hesaplar arası, hesaplarım arası, kendi hesabım, kendi hesapları, kendi hesaplarım, hesabıma, ortak hesap`,
    cardDebt: `
      kredi kartı, kredi kartı ödemesi, kredi kart, kart borcu, kredi kartı borcu, kkarti, kk ödeme, kart ekstresi,
      ekstre ödemesi, kredi kartı otomatik ödeme, borç ödeme, bonus ödeme, kredi kartı tahsilat`,
    pending: 'provizyon, bekleyen, ön provizyon, blokeli',
    interest: `
      faiz, faizi, gecikme faizi, kmh faiz, kredili mevduat faizi, ek hesap faizi, faiz tahsilatı, kmh, ek hesap`,
    returned: 'iade edilen, karşılıksız, gecikme bedeli, limit aşım, ihtar, geciken, iade masrafı',
  },
};
