/** How a modal stands over others (S9.7). */
export const LAYERS = { default: 1000, likes: 1200, limit: 1200, level: 1300, subscription: 1500 } as const;

export type LayerName = keyof typeof LAYERS;
