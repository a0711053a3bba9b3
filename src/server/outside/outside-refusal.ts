/** Why something that was to be fetched from another site is not wanted, now or later; a site that is down is no refusal. */
export class OutsideRefusal extends Error {
  override readonly name = "OutsideRefusal";
}
