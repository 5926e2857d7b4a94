/** How the connections of a store that has several are used, and how often one could not be had. */
export interface StorePool {
  /** Open connections, idle ones included. */
  readonly open: number;
  /** Open connections that are not in use. */
  readonly idle: number;
  /** Calls that wait for a connection. */
  readonly waiting: number;
  /** Calls that got none, since the start. */
  readonly refused: number;
}
