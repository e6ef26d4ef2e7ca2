export interface WechatGate {
  /** Null when WeChat does not know the code, or does not answer. */
  identify(code: string): Promise<WechatUser | null>
}

export interface WechatUser {
  openId: string
  nickname: string
}

/** Believes what the code says, `sandbox-<openid>-<nickname>`: for the demo, which has no WeChat app id. */
export const sandboxWechat: WechatGate = {
  async identify(code) {
    const [, openId, nickname] = /^sandbox-([A-Za-z0-9_]{4,64})-(.{1,50})$/u.exec(code) ?? []
    return openId !== undefined && nickname !== undefined ? { openId, nickname } : null
  },
}

/** Refuses every code. */
export const noWechat: WechatGate = { identify: async () => null }
