/** A value that is usually available, so that its use does not wait a turn of the event loop. */
export type MaybePromise<T> = T | Promise<T>;

/** Continues with a value, synchronously when it is available. */
export function chain<T, U>(soon: MaybePromise<T>, goOn: (value: T) => MaybePromise<U>): MaybePromise<U> {
  return soon instanceof Promise ? soon.then(goOn) : goOn(soon);
}
