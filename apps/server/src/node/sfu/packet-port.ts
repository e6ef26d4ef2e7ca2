/** The native track, as far as packets go. `send` does nothing while it is not open. */
export interface PacketPort {
  isOpen(): boolean
  send(packet: Buffer): void
}
