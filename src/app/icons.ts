/** Pixels a side of the icons that a device may show of the installed app; the build draws them. */
export const ICON_SIZES = [192, 512] as const;

/** As it is, or to be cut to a shape of the device's. */
export const ICON_PURPOSES = ["any", "maskable"] as const;
export type IconPurpose = (typeof ICON_PURPOSES)[number];

export const iconPath = (purpose: IconPurpose, side: number) => `/assets/icons/${purpose}-${side}.png`;

/** The icon that Apple's devices take, which they round themselves. */
export const APPLE_ICON = { path: "/assets/icons/apple-touch.png", side: 180 } as const;
