import type { DemoAccess } from '@hwjy/sdk'

/**
 * Path of WeChat's consent page, which asks if we may identify the user; null where the school has not connected
 * WeChat. The demo has a page of its own that replaces it.
 * @param state comes back to `/wxlogin` with the code
 */
export const consentPath = (demo: DemoAccess | null, state: string): string | null =>
  demo && `/dev-wechat?${new URLSearchParams({ state })}`
