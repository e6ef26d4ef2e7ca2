import type { DemoAccess } from '@hwjy/sdk'

/**
 * The page of WeChat that asks whether we may know who somebody is; null where the school has not connected WeChat. The
 * demo has a page of its own that stands for it.
 * @param state comes back to `/wxlogin` with the code
 */
export const consentPath = (demo: DemoAccess | null, state: string): string | null =>
  demo && `/dev-wechat?${new URLSearchParams({ state })}`
