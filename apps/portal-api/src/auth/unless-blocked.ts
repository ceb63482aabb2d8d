import { CoreRefused } from '../core/core-errors.js';

/** A user whom the core refuses (403) is blocked; nobody outside may tell that from a user who does not exist. */
export async function unlessBlocked<User>(lookup: Promise<User | null>): Promise<User | null> {
  try {
    return await lookup;
  } catch (error) {
    if (error instanceof CoreRefused && error.status === 403) return null;
    throw error;
  }
}
