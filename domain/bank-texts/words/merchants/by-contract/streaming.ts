import type { MerchantWords } from '../../merchant-words.ts';

export const STREAMING: MerchantWords = {
  kind: 'streaming',
  source: 'ISO 18245: 4899, 5815, 5968; NACE Rev. 2 60; Wikidata: video and music on demand services',
  phrases: `
    netflix, spotify, disney, disneyplus, hulu, hbo, hbomax, max com, paramount, peacock, apple tv, apple music,
    youtube, youtube premium, youtubepremium, amazon music, amazon video, prime video, primevideo, crunchyroll,
    funimation, dazn, sling tv, fubotv, philo, starz, showtime, espn plus, amc plus, britbox, acorn tv, discovery plus,
    shudder, mubi, curiositystream, nebula, tidal, deezer, pandora music, siriusxm, sirius xm, soundcloud, audible,
    kindle unltd, kindle unlimited, storytel, bookbeat, nextory, kobo plus, now tv, nowtv, sky tv, sky deutschland,
    sky digital, sky italia, sky uk, canal plus, canal satellite, mycanal, molotov, salto, ocs, bein sports, joyn,
    rtl plus, rtlplus, wow tv, magenta tv, waipu, zattoo, movistar plus, filmin, atresplayer, mitele, skyshowtime,
    timvision, infinity plus, mediaset infinity, videoland, npo plus, viaplay, ziggo go, streamz, tv4 play, c more,
    tv2 play, allente, ruutu, elisa viihde, polsat box, cyfrowy polsat, voyo, stan, stan com au, binge, kayo, foxtel,
    hubbl, crave tv, sportsnet, tsn direct, club illico, globoplay, telecine, star plus, claro video, hotstar,
    jiocinema, sonyliv, zee5, gaana, jiosaavn, viu, wavve, tving, watcha, melon, u next, unext, ユーネクスト, abema, dアニメ,
    niconico, ネットフリックス, スポティファイ, iqiyi, youku, bilibili, 腾讯视频, 爱奇艺, kkbox, shahid, osn, starzplay, anghami, blutv,
    exxen, puhutv, kinopoisk, кинопоиск, okko, яндекс плюс, yandex plus, megogo, playstation network, playstation plus,
    psn, xbox game pass, microsoft xbox, nintendo online, nintendo switch online, ea play, geforce now, ubisoft plus,
    apple arcade, twitch sub, streaming, pay tv, satellite tv, kabelfernsehen, telewizja, televize, filmabo,
    music subscription`,
};
