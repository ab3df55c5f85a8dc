import type { Gate } from './gate.ts';

/**
 * Written by `npm run fit-bills`; do not edit.
 * From 138158 candidates, 13956 of them bills, of 1200 made-up statements (seeds from 1000), ridge 3.
 * Columns: weekly; biweekly and semi-monthly; four-weekly and monthly; bimonthly and quarterly; semi-annual and annual.
 */
export const FITTED_GATE: Gate = {
  weights: {
    intercept: [-10.55, -9.88, -7.14, -8.092, -5.116],
    rarerCycle: [0, 0.97, -2.009, -0.742, -1.398],
    evidencePerPayment: [2.412, 2.466, 1.927, 2.465, 0.828],
    evidence: [0.479, 0.62, 0.723, -0.244, -0.369],
    muchEvidence: [-0.006, -0.197, -0.498, 0.427, 1.534],
    logPayments: [-0.353, -0.069, 0.01, -0.318, 0.767],
    few: [0.231, -0.286, -1.782, -1.849, -0.607],
    sameAmounts: [-0.31, -1.331, -0.668, 0.232, 1.782],
    nearAmounts: [4.476, 1.118, -0.439, 0.231, 0.582],
    wideAmounts: [-1.975, -1.681, -1.865, -0.201, -1.439],
    amountSpread: [0.135, 0.46, 1.866, 0.589, 0.721],
    lateness: [1.067, 0.902, -0.24, 0.4, -0.975],
    veryLate: [0.238, -0.029, -0.031, 0.052, -0.482],
    onTheDay: [-1.49, -1.347, -0.459, -0.418, 0.008],
    missed: [-2.892, -1.65, -0.298, 0.256, -1.395],
    oftenMissed: [-1.546, -1.207, -0.291, 0.211, -0.89],
    similarLeftovers: [-1.049, -0.689, -0.207, -0.786, -1.105],
    unevenLeftovers: [-0.618, -0.009, -0.443, -0.44, -0.067],
    nameLeftovers: [0.068, 0.238, -0.301, -0.4, -0.134],
    groupLeftovers: [0.187, -0.477, 0.644, 0.219, 0.005],
    elsewhere: [-0.953, -0.722, -0.856, -0.758, -0.554],
    explained: [0.115, 1.401, 0.328, 1.647, 1.686],
    priceExplained: [2.469, 2.49, 4.011, 2.114, 1.66],
    mandate: [1.703, 1.079, 0.551, 0.391, 0.726],
    fewVaried: [-0.233, -0.626, -1.801, -0.492, -0.231],
    fewLate: [0.156, -0.076, -0.578, -0.278, -1.189],
    fewUnexplained: [-0.09, 0.284, 1.945, 0.985, -0.24],
    fewPriceUnexplained: [-0.452, 0.141, 0.842, -0.315, -0.721],
    elsewhereVaried: [-0.15, 0.706, 0.401, 0.656, 0.038],
    leftoversVaried: [0.488, -1.526, -1.373, -0.539, 0.028],
    lateVaried: [0.292, 0.224, -0.145, 0.157, -0.469],
    unevenVaried: [0.075, -0.481, -1.032, -0.298, -0.074],
    missedVaried: [-1.212, -0.321, 0.409, 0.202, -0.192],
    missedLate: [-0.232, -0.022, -0.011, 0.046, -0.024],
    missedUneven: [0.024, -0.001, -0.543, -0.069, -0.228],
  },
  extractionThreshold: 0.3,
  billThreshold: 0.5,
};
