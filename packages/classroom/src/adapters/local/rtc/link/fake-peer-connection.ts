// Stands in for the browser's RTCPeerConnection in tests: no network, but m-lines get their mids as in real life.
interface FakeTransceiver {
  mid: string | null
  sender: FakeSender
  receiver: { track: { kind: string; id: string } }
}

class FakeSender {
  track: unknown = null
  parameters = { encodings: [{}] as { maxBitrate?: number }[] }
  async replaceTrack(track: unknown) {
    this.track = track
  }
  getParameters() {
    return structuredClone(this.parameters)
  }
  async setParameters(parameters: FakeSender['parameters']) {
    this.parameters = parameters
  }
}

export class FakePeerConnection {
  static last: FakePeerConnection
  readonly transceivers: FakeTransceiver[] = []
  connectionState: RTCPeerConnectionState = 'new'
  localDescription: { sdp: string } | null = null
  remoteDescription: unknown = null
  onconnectionstatechange: (() => void) | null = null

  constructor() {
    FakePeerConnection.last = this
  }

  addTransceiver(kind: string) {
    const id = `track-${this.transceivers.length}`
    const transceiver: FakeTransceiver = { mid: null, sender: new FakeSender(), receiver: { track: { kind, id } } }
    this.transceivers.push(transceiver)
    return transceiver
  }
  async createOffer() {
    return { type: 'offer', sdp: 'offer' }
  }
  async setLocalDescription(description: { sdp: string }) {
    this.localDescription = description
    for (const [index, transceiver] of this.transceivers.entries()) transceiver.mid = String(index)
  }
  async setRemoteDescription(description: unknown) {
    this.remoteDescription = description
  }
  async addIceCandidate() {}
  become(state: RTCPeerConnectionState) {
    this.connectionState = state
    this.onconnectionstatechange?.()
  }
  close() {
    this.connectionState = 'closed'
  }
}
