import { describeWholeLine } from "./support/whole-line-tests.ts";

describeWholeLine("en", "wide");
describeWholeLine("ro", "narrow");
describeWholeLine("de", "wide");
describeWholeLine("de", "narrow");
