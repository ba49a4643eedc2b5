type Work<T> = (store: IDBObjectStore) => IDBRequest<T>;

/**
 * A database of the browser, opened at its first use; `create` makes its stores. The function that it returns does one
 * piece of work in one store and resolves once that is stored.
 */
export function browserDatabase(name: string, create: (database: IDBDatabase) => void) {
  let opening: Promise<IDBDatabase> | undefined;

  const open = () =>
    (opening ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => create(request.result);
      request.onsuccess = () => {
        request.result.onclose = () => (opening = undefined);
        resolve(request.result);
      };
      request.onerror = () => {
        opening = undefined;
        reject(request.error!);
      };
    }));

  return async <T>(store: string, mode: IDBTransactionMode, work: Work<T>): Promise<T> => {
    const transaction = (await open()).transaction(store, mode);
    const request = work(transaction.objectStore(store));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? request.error!);
    });
  };
}
