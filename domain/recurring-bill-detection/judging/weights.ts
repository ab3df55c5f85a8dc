import type { Gate } from './gate.ts';

/**
 * Written by `npm run fit-bills`; do not edit.
 * From 142269 candidates, 14507 of them bills, of 1200 made-up statements (seeds from 1000), ridge 3.
 * Columns: weekly; biweekly and semi-monthly; four-weekly and monthly; bimonthly and quarterly; semi-annual and annual.
 */
export const FITTED_GATE: Gate = {
  weights: {
    intercept: [-8.056, -8.04, -6.421, -8.19, -5.281],
    rarerCycle: [0, 0.903, -2.295, -0.937, -1.522],
    evidencePerPayment: [1.988, 2.09, 2.669, 2.314, 0.853],
    evidence: [-0.113, 0.459, -1.018, 0.097, -0.311],
    muchEvidence: [0.014, 0.239, 0.194, 0.544, 1.592],
    logPayments: [0.167, -0.357, 0.977, -0.368, 0.851],
    few: [-0.07, -0.369, -2.483, -1.678, -0.662],
    sameAmounts: [-0.496, -0.854, -0.664, 0.516, 1.781],
    nearAmounts: [4.724, 1.135, 0.114, 0.141, 0.491],
    wideAmounts: [-2.291, -1.686, -1.583, -0.249, -1.318],
    amountSpread: [-0.086, 0.448, 2.029, 1.195, 1.081],
    lateness: [1.872, 1.399, -0.631, 0.656, -0.989],
    veryLate: [1.026, 0.121, -0.088, 0.065, -0.357],
    onTheDay: [-1.82, -1.509, -1.592, -1.097, -0.174],
    missed: [-3.683, -2.119, -0.25, 0.522, -1.139],
    oftenMissed: [-1.965, -1.78, 0.083, 0.352, -0.781],
    similarLeftovers: [-1.264, -1.236, 0.118, -0.847, -1.108],
    unevenLeftovers: [-0.872, -0.484, -0.989, -0.639, 0.023],
    nameLeftovers: [0.023, -0.506, -0.242, -0.358, -0.134],
    groupLeftovers: [-0.353, -0.304, 0.421, 0.376, -0.032],
    elsewhere: [-1.135, -0.917, -0.758, -0.861, -0.631],
    explained: [0.267, 0.832, 0.743, 1.762, 1.596],
    priceExplained: [1.932, 2.635, 4.619, 2.077, 1.791],
    mandate: [1.523, 1.063, 0.75, 0.596, 0.777],
    fewVaried: [-0.124, -0.639, -1.374, -0.66, -0.312],
    fewLate: [-0.01, -0.31, -0.688, -0.142, -0.962],
    fewUnexplained: [-0.292, 0.42, 2.482, 1.079, -0.061],
    fewPriceUnexplained: [0.038, 0.186, 1.077, -0.219, -0.766],
    elsewhereVaried: [1.216, 0.739, 0.42, 1.268, -0.16],
    leftoversVaried: [0.288, -1.778, -1.14, -0.994, 0.037],
    lateVaried: [0.396, 0.11, 0.008, 0.322, -0.827],
    unevenVaried: [0.026, -0.451, -0.83, -0.893, 0.403],
    missedVaried: [-1.257, -0.183, 0.859, 0.272, -0.121],
    missedLate: [-0.429, -0.001, -0.196, 0.078, 0.007],
    missedUneven: [-0.011, -0.058, -0.529, -0.075, -0.2],
  },
  extractionThreshold: 0.3,
  billThreshold: 0.67,
};
