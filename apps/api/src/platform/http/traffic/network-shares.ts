/** Limits the share of a resource that one client network may use. */
export interface NetworkShares {
  take(network: string, amount?: number): 'taken' | 'full' | 'share used';
  give(network: string, amount?: number): void;
  total(): number;
}

export function createNetworkShares({ most, mostOfOne }: { most: number; mostOfOne: number }): NetworkShares {
  const taken = new Map<string, number>();
  let total = 0;

  return {
    take(network, amount = 1) {
      if (total + amount > most) return 'full';
      const sum = (taken.get(network) ?? 0) + amount;
      if (sum > mostOfOne) return 'share used';
      taken.set(network, sum);
      total += amount;
      return 'taken';
    },
    give(network, amount = 1) {
      total -= amount;
      const left = (taken.get(network) ?? 0) - amount;
      if (left > 0) taken.set(network, left);
      else taken.delete(network);
    },
    total: () => total,
  };
}
