/** Where it is kept that somebody has dismissed the banner of the demo. */
export const DEMO_BANNER_KEY = 'devorbit.demo-banner';
