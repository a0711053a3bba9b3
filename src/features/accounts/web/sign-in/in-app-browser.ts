/**
 * What an app's built-in browser adds to its user agent: Facebook and Messenger, Instagram, TikTok, Snapchat, LinkedIn,
 * Pinterest, LINE, WeChat, and, on Android, any app that shows pages in a web view (`; wv`).
 */
const IN_APP =
  /\bFBA[NV]\b|\bFB_IAB\b|\bInstagram\b|musical_ly|BytedanceWebview|\bTikTok|\bSnapchat\b|LinkedInApp|\bPinterest\/|\bLine\/|MicroMessenger|; wv\)/i;

/** Whether this is an app's built-in browser, where Google refuses to sign anybody in (S14.3). */
export const isInAppBrowser = (userAgent: string): boolean => IN_APP.test(userAgent);
