import { TooManyRequests, Unavailable } from "../errors.ts";
import { errorMessages } from "../languages/error-messages.en.ts";

const MEGABYTE = 1024 * 1024;

/** Limits of the memory that uploads take together, in bytes. */
interface Budget {
  total: number;
  ofOne: number;
}

/** A request's part of the memory. `take` throws when the user or the process has no more; `release` gives all back. */
export interface MemoryReservation {
  take(bytes: number): void;
  release(): void;
}

export function createMemoryBudget({ total, ofOne }: Budget) {
  let reservedBytes = 0;
  const reservedByUser = new Map<number, number>();
  return function hold(userId: number): MemoryReservation {
    let own = 0;
    function change(bytes: number): void {
      own += bytes;
      reservedBytes += bytes;
      const ofUser = (reservedByUser.get(userId) ?? 0) + bytes;
      if (ofUser === 0) reservedByUser.delete(userId);
      else reservedByUser.set(userId, ofUser);
    }
    return {
      take(bytes) {
        if ((reservedByUser.get(userId) ?? 0) + bytes > ofOne)
          throw new TooManyRequests(5, errorMessages.tooManyUploads);
        if (reservedBytes + bytes > total) throw new Unavailable(errorMessages.uploadsBusy);
        change(bytes);
      },
      release() {
        change(-own);
      },
    };
  };
}

/** Memory of uploads in this process, counted as bytes arrive, so that announcing a large upload blocks no others. */
export const reserveUploadMemory = createMemoryBudget({ total: 96 * MEGABYTE, ofOne: 24 * MEGABYTE });
