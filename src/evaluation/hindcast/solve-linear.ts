/**
 * Solves A x = b for a symmetric positive definite A by Cholesky's factorisation.
 * @param matrix n rows of n; not changed
 * @throws RangeError where it is not positive definite
 */
export function solveLinear(matrix: readonly Float64Array[], right: ArrayLike<number>): Float64Array {
  return substitute(choleskyOf(matrix), right);
}

/** The lower triangle L with L Lᵀ = A. @throws RangeError where A is not positive definite */
export function choleskyOf(matrix: readonly Float64Array[]): readonly Float64Array[] {
  const lower: Float64Array[] = [];
  for (const [i, row] of matrix.entries()) {
    const own = new Float64Array(matrix.length);
    for (let j = 0; j <= i; j++) {
      const other = j === i ? own : (lower[j] ?? own);
      let sum = row[j] ?? 0;
      for (let k = 0; k < j; k++) sum -= (own[k] ?? 0) * (other[k] ?? 0);
      if (j < i) own[j] = sum / (other[j] ?? 1);
      else if (sum > 0) own[i] = Math.sqrt(sum);
      else throw new RangeError('the matrix is not positive definite');
    }
    lower.push(own);
  }
  return lower;
}

/** x with L Lᵀ x = b. */
export function substitute(lower: readonly Float64Array[], right: ArrayLike<number>): Float64Array {
  const n = lower.length;
  const x = Float64Array.from({ length: n }, (_, i) => right[i] ?? 0);
  for (let i = 0; i < n; i++) {
    const row = lower[i] ?? x;
    let sum = x[i] ?? 0;
    for (let k = 0; k < i; k++) sum -= (row[k] ?? 0) * (x[k] ?? 0);
    x[i] = sum / (row[i] ?? 1);
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = x[i] ?? 0;
    for (let k = i + 1; k < n; k++) sum -= (lower[k]?.[i] ?? 0) * (x[k] ?? 0);
    x[i] = sum / (lower[i]?.[i] ?? 1);
  }
  return x;
}
