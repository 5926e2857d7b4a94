/** Waits for work at most so long; what it comes to later is told to `late`. */
export function withTimeout<T>(work: Promise<T>, milliseconds: number, late: (value: T) => void = () => undefined) {
  return new Promise<T | 'late'>((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      resolve('late');
    }, milliseconds);
    work.then(
      (value) => {
        clearTimeout(timer);
        if (isLate) late(value);
        else resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
