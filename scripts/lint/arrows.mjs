import { DOORS, FEATURES, PRIVATE_PARTS, TOP, ZONES } from "./zones.mjs";

/** How deep below a zone's root files may lie. */
const DEPTHS = [0, 1, 2, 3, 4];
const ENDINGS = "{ts,tsx}";
const CLIMBING = "Write imports across folders of src/, and across features, with #.";

const forbid = (regex, message) => ({ regex, message });

/** The overrides that hold every file to the arrows of the map: each zone's rules, at every depth below its root. */
export function arrowOverrides() {
  return everyZone().flatMap((zone) =>
    DEPTHS.flatMap((depth) =>
      filesOf(zone.root, depth).map(({ files, doors, isTest }) => ({
        files,
        rules: {
          "no-restricted-imports": ["error", { patterns: patternsFor(isTest ? forTests(zone) : zone, depth, doors) }],
        },
      })),
    ),
  );
}

/** The zones with a feature's parts spelled out for every feature, and each library's door as a zone within its own. */
function everyZone() {
  const spelled = ZONES.flatMap((zone) =>
    zone.root.includes("*")
      ? FEATURES.map((feature) => ({ ...zone, feature, root: zone.root.replace("*", feature) }))
      : [zone],
  );
  const doors = new Set(DOORS.flatMap((door) => door.doors).filter((path) => path.startsWith("src/")));
  return spelled.flatMap((zone) => [
    zone,
    ...[...doors].filter((path) => path.startsWith(`${zone.root}/`)).map((root) => ({ ...zone, root })),
  ]);
}

/** The files at a depth below a root, by the libraries whose doors they are; tests and their helpers may use any library. */
function filesOf(root, depth) {
  const folder = `${root}${"/*".repeat(depth)}`;
  const open = DOORS.filter((door) => door.doors.some((path) => `${folder}/`.startsWith(`${path}/`)));
  const named = DOORS.filter((door) => door.files !== undefined && !open.includes(door));
  const helpers = depth === 0 ? [] : [`${root}${"/*".repeat(depth - 1)}/testing/*.${ENDINGS}`];
  return [
    { files: [`${folder}/*.${ENDINGS}`], doors: open },
    ...named.map((door) => ({ files: door.files.map((file) => `${folder}/${file}`), doors: [...open, door] })),
    { files: [`${folder}/*.test.${ENDINGS}`, ...helpers], doors: DOORS, isTest: true },
  ];
}

/** A feature's tests stand for both sides of a call: they may start the local servers that answer the product. */
function forTests(zone) {
  return zone.feature === undefined ? zone : { ...zone, may: [...zone.may, "local"] };
}

function patternsFor(zone, depth, doors) {
  const own = zone.root.split("/")[1];
  const closed = [...TOP, "content"].filter((name) => name !== own && !zone.may.includes(name));
  const home = zone.feature === undefined ? 2 : 3;
  const steps = zone.root.split("/").length + depth - home + 1;
  return [
    ...(closed.length > 0 ? [forbid(`^#(${closed.join("|")})/`, zone.why)] : []),
    ...(zone.never ?? []).map(({ regex, why }) => forbid(regex, why)),
    ...privateParts(zone),
    forbid(String.raw`^(\.\./){${steps},}`, CLIMBING),
    ...DOORS.filter((door) => !doors.includes(door)).map((door) => forbid(`^(${door.packages})$`, door.why)),
  ];
}

/** What of the other features is closed to a feature. */
function privateParts(zone) {
  if (zone.feature === undefined) return [];
  const others = FEATURES.filter((feature) => feature !== zone.feature).join("|");
  return PRIVATE_PARTS.map(({ part, why }) => forbid(`^#features/(${others})/${part}`, why));
}
