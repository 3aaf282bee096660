import { openStoreBesideService } from "#service/node/store/open-store.ts";
import type { ChaosHome } from "./chaos.ts";
import { spawnService } from "./service-process.ts";

export const ownMachine: ChaosHome = {
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
