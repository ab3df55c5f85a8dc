import type { MerchantWords } from './merchant-words.ts';

export const DOMAIN: MerchantWords = {
  kind: 'domain',
  source: 'ISO 18245: 4816, 7372; NACE Rev. 2 63.11; ICANN: accredited registrars',
  phrases: `
    domain, domains, domain names, domain name, web hosting, webhosting, hosting, webspace, ssl certificate,
    registrar, domaine, dominio, dominios, domini, domein, domän, domene, domena, doména, domény, hébergement web,
    hebergement, alojamiento web, hospedagem, gandi, ovh, ovhcloud, godaddy, go daddy, namecheap, name cheap, ionos,
    1and1, 1und1, strato, hetzner, hover, dynadot, porkbun, namesilo, enom, dreamhost, bluehost, siteground,
    hostgator, hostinger, squarespace, wix, wix com, wordpress, weebly, cloudflare, netcup, all inkl, infomaniak,
    transip, one com, loopia, active24, wedos, forpsi, aruba, register it, home pl, nazwa pl, cyberfolks, locaweb,
    registro br, nic ar, webnode, hostpoint, vimexx, hostnet, antagonist, combell, domeneshop, simply com, inwx,
    123 reg, 123reg, fasthosts, crazy domains, ventraip, mijndomein, さくらインターネット, お名前com,
    denic, sidn, afnic, cira, punktum dk, dk hostmaster, one com hosting, gandi net, infomaniak network, hoststar,
    cyon, metanet, websupport, banan cz, subreg, regery, webglobe, az pl, hekko, dinahosting, arsys, raiola networks,
    netim, lws, planethoster, o2switch, antagonist, yourhosting, hostingdiscounter, simply com, unoeuro, gratisdns,
    binero, oderland, glesys, miss hosting, ventra ip, netregistry, melbourne it, synergy wholesale, webcentral,
    bigrock, hostgator india, resellerclub, kinghost, umbler, uol host, ムームードメイン, お名前 com, サクラインターネツト, さくらインターネット,
    エックスサーバー, エツクスサーバー, バリュードメイン, ロリポップ, value domain, domain renewal, name renewal`,
};
