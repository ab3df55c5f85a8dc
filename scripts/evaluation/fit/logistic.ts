/** An example to fit to. */
export interface Example {
  readonly features: Readonly<Record<string, number>>;
  readonly isBill: boolean;
}

/**
 * Fits a logistic model by Newton's method and returns the weight of each feature. `ridge` pulls every weight except
 * the `intercept` towards 0, so that a measure that hardly matters gets hardly any weight.
 */
export function fitLogistic(
  examples: readonly Example[],
  ridge: number,
  rounds = 12,
): Readonly<Record<string, number>> {
  const names = Object.keys(examples[0]!.features);
  const weights = fitted(
    examples.map(({ features, isBill }) => ({ values: Object.values(features), isBill })),
    names.map((name) => (name === 'intercept' ? 1e-6 : ridge)),
    rounds,
  );
  return Object.fromEntries(names.map((name, index) => [name, weights[index]!]));
}

function fitted(
  examples: readonly { readonly values: readonly number[]; readonly isBill: boolean }[],
  ridges: readonly number[],
  rounds: number,
): readonly number[] {
  const size = ridges.length;
  let weights: number[] = Array.from({ length: size }, () => 0);
  for (let round = 0; round < rounds; round += 1) {
    const gradient = new Float64Array(size);
    const hessian = Array.from({ length: size }, () => new Float64Array(size));
    for (const { values, isBill } of examples) {
      const probability = 1 / (1 + Math.exp(-dot(values, weights)));
      const error = (isBill ? 1 : 0) - probability;
      const curvature = Math.max(probability * (1 - probability), 1e-6);
      for (let row = 0; row < size; row += 1) {
        gradient[row]! += error * values[row]!;
        const scaled = curvature * values[row]!;
        if (scaled === 0) continue;
        for (let column = 0; column <= row; column += 1) hessian[row]![column]! += scaled * values[column]!;
      }
    }
    for (let row = 0; row < size; row += 1) {
      gradient[row]! -= ridges[row]! * weights[row]!;
      hessian[row]![row]! += ridges[row]!;
      for (let column = 0; column < row; column += 1) hessian[column]![row] = hessian[row]![column]!;
    }
    const step = solve(hessian, gradient);
    weights = weights.map((weight, index) => weight + step[index]!);
  }
  return weights;
}

function dot(values: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += values[index]! * weights[index]!;
  return sum;
}

/** Gaussian elimination with pivoting; the matrix is small and positive definite. Changes its arguments. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot += 1) {
    let top = pivot;
    for (let row = pivot + 1; row < size; row += 1)
      if (Math.abs(matrix[row]![pivot]!) > Math.abs(matrix[top]![pivot]!)) top = row;
    [matrix[pivot], matrix[top]] = [matrix[top]!, matrix[pivot]!];
    [right[pivot], right[top]] = [right[top]!, right[pivot]!];
    for (let row = pivot + 1; row < size; row += 1) {
      const factor = matrix[row]![pivot]! / matrix[pivot]![pivot]!;
      for (let column = pivot; column < size; column += 1) matrix[row]![column]! -= factor * matrix[pivot]![column]!;
      right[row]! -= factor * right[pivot]!;
    }
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    for (let column = row + 1; column < size; column += 1) right[row]! -= matrix[row]![column]! * right[column]!;
    right[row]! /= matrix[row]![row]!;
  }
  return right;
}
