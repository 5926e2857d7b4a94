/** A value that is usually there already, so that nobody waits a turn of the event loop for it. */
export type MaybePromise<T> = T | Promise<T>;

/** Goes on with a value, at once when it is there. */
export function chain<T, U>(soon: MaybePromise<T>, goOn: (value: T) => MaybePromise<U>): MaybePromise<U> {
  return soon instanceof Promise ? soon.then(goOn) : goOn(soon);
}
