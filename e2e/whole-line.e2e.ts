import { describeWholeLine } from "./support/whole-line-tests.ts";

describeWholeLine("en", "narrow");
describeWholeLine("ro", "wide");
