import { openStoreBesideService } from "#service/node/store/open-store.ts";
import { spawnWorkerd } from "../../tests/edge/spawn-workerd.ts";
import { spawnService } from "../../tests/service/service-process.ts";

export type Moment =
  | "at random"
  | "after an acknowledgement"
  | "before the mail is noted"
  | "during a checkpoint";

/** Where the service lives that is killed. */
export interface ChaosHost {
  spawn: (settings: Record<string, string>, folder: string) => ChaosProcess;
  /** Those that can be found from outside. */
  moments: readonly Moment[];
}

export interface ChaosProcess {
  address: () => Promise<string>;
  /** Resolves when nothing of it runs any more. */
  end: (signal: "SIGKILL" | "SIGTERM") => Promise<void>;
  /** What became of each inquiry, while the service runs. */
  states: () => Promise<Map<string, string>>;
  /** Of its database. */
  dataDir: string;
}

export const nodeHost: ChaosHost = {
  moments: ["at random", "after an acknowledgement", "before the mail is noted", "during a checkpoint"],
  spawn(settings, folder) {
    const { child, ended, address, dataDir } = spawnService(settings, folder);
    return {
      address,
      dataDir,
      async end(signal) {
        child.kill(signal);
        await ended;
      },
      async states() {
        const store = openStoreBesideService(dataDir);
        const states = new Map(store.office.list().map(({ id, state }) => [id, state]));
        store.close();
        return states;
      },
    };
  },
};

export const edgeHost = (bundle: string): ChaosHost => ({
  moments: ["at random", "after an acknowledgement", "before the mail is noted"],
  spawn: (settings, folder) => spawnWorkerd(bundle, settings, folder),
});
