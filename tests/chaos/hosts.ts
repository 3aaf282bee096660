import { openStoreBesideService } from "#service/node/store/open-store.ts";
import { spawnWorkerd } from "../edge/spawn-workerd.ts";
import { spawnService } from "../service/service-process.ts";

export type Moment =
  | "at random"
  | "after an acknowledgement"
  | "before the mail is noted"
  | "during a checkpoint";

/** What runs the service: our Node process, or workerd. */
export interface ChaosHost {
  spawn: (settings: Record<string, string>, folder: string) => ChaosProcess;
  /** The moments for a kill that can be recognized from outside. */
  moments: readonly Moment[];
}

export interface ChaosProcess {
  address: () => Promise<string>;
  /** Resolves when the process and its children have ended. */
  end: (signal: "SIGKILL" | "SIGTERM") => Promise<void>;
  /** The state of each inquiry by id. The service must be running. */
  states: () => Promise<Map<string, string>>;
  /** Where its database is. */
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
        const states = new Map(store.admin.list().map(({ id, state }) => [id, state]));
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
