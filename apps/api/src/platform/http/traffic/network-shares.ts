/** Of a limited resource one client network gets at most a share, so that the others find some left. */
export interface NetworkShares {
  /** `full`: nothing is left for anybody; `share used`: this network has its part. */
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
