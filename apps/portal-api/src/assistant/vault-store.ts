import type { Vault } from '@portal/anonymizer';
import type { KeyValueStore } from '../store/key-value-store.js';
import type { Seal } from '../store/sealed.js';

/** What stands behind the placeholders of a dialog. Encrypted at rest, and forgotten after thirty days of silence. */
export interface VaultStore {
  /** Null when nothing personal was said, or when the vault is gone: history then shows placeholders. */
  read(dialogId: string): Promise<Vault | null>;
  /** Reads it for one who may add to it, and so has taken the dialog before: what is read earlier may lack somebody. */
  open(dialogId: string): Promise<OpenVault>;
}

/** A vault as it was when it was opened. */
export interface OpenVault {
  readonly vault: Vault | null;
  /**
   * False, and nothing is written, when the vault is not as it was read: this instance stood still, and another has had the
   * dialog. The numbers that it gave stand in the dialog by now, and each for one person only.
   */
  write(vault: Vault): Promise<boolean>;
}

const keepMs = 30 * 86_400_000;

export function createVaultStore(store: KeyValueStore, seal: Seal): VaultStore {
  const keyOf = (dialogId: string) => `dialog:{${dialogId}}:vault`;
  async function open(dialogId: string): Promise<OpenVault> {
    const key = keyOf(dialogId);
    const sealed = await store.getAndExtend(key, keepMs);
    const plain = sealed && seal.open(sealed, key);
    return {
      vault: plain ? (JSON.parse(plain) as Vault) : null,
      write: (vault) => store.setIfUnchanged(key, sealed, seal.close(JSON.stringify(vault), key), keepMs),
    };
  }
  return { open, read: async (dialogId) => (await open(dialogId)).vault };
}
