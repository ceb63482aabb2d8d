import type { Vault } from '@portal/anonymizer';
import type { KeyValueStore } from '../store/key-value-store.js';
import type { Seal } from '../store/sealed.js';

/** What stands behind the placeholders of a dialog. Encrypted at rest, and forgotten after thirty days of silence. */
export interface VaultStore {
  /** Null when nothing personal was said, or when the vault is gone: history then shows placeholders. */
  read(dialogId: string): Promise<Vault | null>;
  write(dialogId: string, vault: Vault): Promise<void>;
}

const keepMs = 30 * 86_400_000;

export function createVaultStore(store: KeyValueStore, seal: Seal): VaultStore {
  const keyOf = (dialogId: string) => `dialog:{${dialogId}}:vault`;
  return {
    async read(dialogId) {
      const key = keyOf(dialogId);
      const sealed = await store.getAndExtend(key, keepMs);
      const plain = sealed && seal.open(sealed, key);
      return plain ? (JSON.parse(plain) as Vault) : null;
    },
    async write(dialogId, vault) {
      const key = keyOf(dialogId);
      await store.set(key, seal.close(JSON.stringify(vault), key), keepMs);
    },
  };
}
