import type { MerchantWords } from '../merchant-words.ts';
import { CHARITY } from './by-contract/charity.ts';
import { DOMAIN } from './by-contract/domain.ts';
import { EDUCATION } from './by-contract/education.ts';
import { FITNESS } from './by-contract/fitness.ts';
import { HOUSING } from './by-contract/housing.ts';
import { INSURANCE } from './by-contract/insurance.ts';
import { LOAN } from './by-contract/loan.ts';
import { MEMBERSHIP } from './by-contract/membership.ts';
import { NEWS } from './by-contract/news.ts';
import { PASS } from './by-contract/pass.ts';
import { SECURITY } from './by-contract/security.ts';
import { SOFTWARE } from './by-contract/software.ts';
import { STREAMING } from './by-contract/streaming.ts';
import { TAX } from './by-contract/tax.ts';
import { TELECOM } from './by-contract/telecom.ts';
import { UTILITY } from './by-contract/utility.ts';
import { CARE } from './everyday/care.ts';
import { CLOTHES } from './everyday/clothes.ts';
import { EATING_OUT } from './everyday/eating-out.ts';
import { ELECTRONICS } from './everyday/electronics.ts';
import { FUEL } from './everyday/fuel.ts';
import { GROCERIES } from './everyday/groceries.ts';
import { HEALTH } from './everyday/health.ts';
import { HOME } from './everyday/home.ts';
import { LEISURE } from './everyday/leisure.ts';
import { MARKETPLACE } from './everyday/marketplace.ts';
import { TRAVEL } from './everyday/travel.ts';

/** By kind. */
export const MERCHANT_WORDS: readonly MerchantWords[] = [
  INSURANCE,
  TAX,
  MEMBERSHIP,
  CHARITY,
  DOMAIN,
  SOFTWARE,
  STREAMING,
  NEWS,
  TELECOM,
  UTILITY,
  HOUSING,
  LOAN,
  EDUCATION,
  FITNESS,
  SECURITY,
  PASS,
  GROCERIES,
  EATING_OUT,
  FUEL,
  HEALTH,
  CLOTHES,
  HOME,
  ELECTRONICS,
  TRAVEL,
  LEISURE,
  CARE,
  MARKETPLACE,
];
