import type { Gate } from './gate.ts';

/**
 * Written by `npm run fit-bills`; do not edit.
 * From 142376 candidates, 14507 of them bills, of 1200 made-up statements (seeds from 1000), ridge 3.
 * Columns: weekly; biweekly and semi-monthly; four-weekly and monthly; bimonthly and quarterly; semi-annual and annual.
 */
export const FITTED_GATE: Gate = {
  weights: {
    intercept: [-8.057, -8.039, -6.47, -8.209, -5.295],
    rarerCycle: [0, 0.903, -1.953, -0.939, -1.512],
    evidencePerPayment: [1.987, 2.089, 2.007, 2.315, 0.85],
    evidence: [-0.112, 0.458, 0.21, 0.095, -0.304],
    muchEvidence: [0.014, 0.239, -0.533, 0.546, 1.592],
    logPayments: [0.167, -0.358, 0.493, -0.369, 0.847],
    few: [-0.07, -0.373, -1.799, -1.673, -0.66],
    sameAmounts: [-0.497, -0.855, -0.745, 0.504, 1.771],
    nearAmounts: [4.726, 1.131, -0.254, 0.145, 0.494],
    wideAmounts: [-2.291, -1.688, -1.769, -0.251, -1.318],
    amountSpread: [-0.086, 0.443, 2.081, 1.201, 1.081],
    lateness: [1.871, 1.393, 0.213, 0.662, -0.984],
    veryLate: [1.026, 0.121, -0.131, 0.065, -0.357],
    onTheDay: [-1.819, -1.509, -1.004, -1.097, -0.188],
    missed: [-3.682, -2.121, -0.296, 0.504, -1.161],
    oftenMissed: [-1.964, -1.78, -0.279, 0.341, -0.794],
    similarLeftovers: [-1.264, -1.227, -0.127, -0.837, -1.107],
    unevenLeftovers: [-0.871, -0.477, -0.862, -0.634, 0.02],
    nameLeftovers: [0.022, -0.517, -0.214, -0.344, -0.127],
    groupLeftovers: [-0.353, -0.306, 0.534, 0.367, -0.03],
    elsewhere: [-1.134, -0.91, -0.832, -0.866, -0.627],
    explained: [0.27, 0.855, 0.196, 1.775, 1.611],
    priceExplained: [1.93, 2.625, 4.245, 2.091, 1.788],
    mandate: [1.523, 1.063, 0.654, 0.597, 0.784],
    fewVaried: [-0.124, -0.64, -1.732, -0.667, -0.306],
    fewLate: [-0.01, -0.309, -1.031, -0.14, -0.955],
    fewUnexplained: [-0.291, 0.418, 2, 1.081, -0.073],
    fewPriceUnexplained: [0.037, 0.184, 0.802, -0.217, -0.761],
    elsewhereVaried: [1.216, 0.736, 0.36, 1.277, -0.161],
    leftoversVaried: [0.288, -1.772, -1.52, -0.995, 0.037],
    lateVaried: [0.396, 0.109, -0.16, 0.32, -0.834],
    unevenVaried: [0.026, -0.449, -1.241, -0.891, 0.401],
    missedVaried: [-1.258, -0.182, 0.718, 0.276, -0.121],
    missedLate: [-0.429, -0.003, -0.151, 0.078, 0.007],
    missedUneven: [-0.011, -0.058, -0.706, -0.075, -0.204],
  },
  extractionThreshold: 0.3,
  billThreshold: 0.6,
};
