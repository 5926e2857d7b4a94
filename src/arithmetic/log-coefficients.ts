/**
 * Remez coefficients of (ln((1 + s)/(1 − s)) − 2s)/s, in s².
 * Source: fdlibm 5.3, `e_log.c` and `s_log1p.c` (notice: NOTICE).
 */
export const L1 = 0.6666666666666735;
export const L2 = 0.3999999999940942;
export const L3 = 0.2857142874366239;
export const L4 = 0.22222198432149784;
export const L5 = 0.1818357216161805;
export const L6 = 0.15313837699209373;
export const L7 = 0.14798198605116586;
