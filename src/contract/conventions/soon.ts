/** A value that is usually there already, so that nobody waits a turn of the event loop for it. */
export type Soon<T> = T | Promise<T>;

/** Goes on with a value, at once when it is there. */
export function whenThere<T, U>(soon: Soon<T>, goOn: (value: T) => Soon<U>): Soon<U> {
  return soon instanceof Promise ? soon.then(goOn) : goOn(soon);
}
