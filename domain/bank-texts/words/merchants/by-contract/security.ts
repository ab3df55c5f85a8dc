import type { MerchantWords } from '../../merchant-words.ts';

export const SECURITY: MerchantWords = {
  kind: 'security',
  source: 'ISO 18245: 7393, 7342, 0780; NACE Rev. 2 80–81',
  phrases: `
    alarm, alarms, security, adt, vivint, simplisafe, brinks home, monitoring, verisure, securitas, prosegur,
    movistar prosegur, sector alarm, pest control, terminix, orkin, rentokil, lawn care, trugreen, landscaping,
    pool service, cleaning service, housekeeping, home warranty, american home shield, homeserve, schornsteinfeger,
    chimney sweep, alarma, alarmas, alarme, allarme, larm, wachdienst, window cleaning, window cleaner, セコム, アルソック,
    에스원, 캡스`,
};
